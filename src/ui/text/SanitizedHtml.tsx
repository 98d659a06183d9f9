import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useCallback, useMemo } from 'react';
import { useServerUrl } from '#graphql/backEnd';
import { isPlainClick, useNavigate } from '#routing/navigation';
import { createHtmlPurifier, pathInApp } from './htmlPurifier';

const useStyles = makeStyles({
  html: {
    ...typographyStyles.body1,
    // Each part is aligned to the start of its own script.
    textAlign: 'start',
    overflowWrap: 'anywhere',
    overflowX: 'auto',
    '& > :first-child': { marginBlockStart: 0 },
    '& > :last-child': { marginBlockEnd: 0 },
    '& h1, & h2, & h3, & h4, & h5, & h6': { ...typographyStyles.subtitle2, marginBlock: tokens.spacingVerticalM },
    '& img': { maxWidth: '100%', height: 'auto' },
    '& a': { color: tokens.colorBrandForegroundLink },
    '& pre': { whiteSpace: 'pre-wrap' },
    '& blockquote': {
      marginBlock: tokens.spacingVerticalM,
      marginInline: 0,
      paddingInlineStart: tokens.spacingHorizontalM,
      borderInlineStartWidth: '2px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: tokens.colorNeutralStroke1,
      color: tokens.colorNeutralForeground3,
    },
    '& table': { borderCollapse: 'collapse' },
    '& td, & th': {
      padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
      border: `1px solid ${tokens.colorNeutralStroke2}`,
      textAlign: 'start',
    },
  },
});

/** Sanitized HTML from an external source. Its links to pages of this app open without reloading the app. */
export function SanitizedHtml({ html }: { html: string }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const serverUrl = useServerUrl();
  const purify = useMemo(() => createHtmlPurifier(serverUrl), [serverUrl]);
  const purified = useMemo(() => ({ __html: purify(html) }), [purify, html]);

  const followLinks = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const follow = (event: MouseEvent) => {
        const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
        const path = link && pathInApp(link.getAttribute('href') ?? '');
        if (!path || !isPlainClick(event)) return;
        event.preventDefault();
        navigate(path);
      };
      element.addEventListener('click', follow);
      return () => element.removeEventListener('click', follow);
    },
    [navigate],
  );

  return <div ref={followLinks} dir="auto" className={styles.html} dangerouslySetInnerHTML={purified} />;
}
