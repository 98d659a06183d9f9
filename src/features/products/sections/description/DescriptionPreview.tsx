import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useMemo } from 'react';
import { purifyHtml } from './purifyHtml';

const useStyles = makeStyles({
  html: {
    ...typographyStyles.body1,
    overflowWrap: 'anywhere',
    textAlign: 'start',
    '& :first-child': { marginBlockStart: 0 },
    '& :last-child': { marginBlockEnd: 0 },
    '& img': { maxWidth: '100%', height: 'auto' },
    '& a': { color: tokens.colorBrandForegroundLink },
    '& table': { borderCollapse: 'collapse' },
    '& td, & th': { padding: tokens.spacingHorizontalXS, border: `1px solid ${tokens.colorNeutralStroke2}` },
  },
});

/**
 * Sanitized preview of a description. It is a separate chunk because the sanitizer is large and the preview is rarely
 * opened.
 */
export function DescriptionPreview({ html }: { html: string }) {
  const styles = useStyles();
  const purified = useMemo(() => ({ __html: purifyHtml(html) }), [html]);
  return <div className={styles.html} dir="auto" dangerouslySetInnerHTML={purified} />;
}
