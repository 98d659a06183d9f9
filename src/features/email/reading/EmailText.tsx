import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { disclosure } from '#ui/layout/disclosure';
import { SanitizedHtml } from '#ui/text/SanitizedHtml';
import { splitQuote } from '../writing/emailQuote';
import { readMessages } from './readMessages';

const useStyles = makeStyles({
  empty: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0 },
  summary: {
    ...typographyStyles.caption1,
    ...disclosure,
    color: tokens.colorNeutralForeground3,
  },
});

/** The text of an email with its quoted part collapsed below. */
export function EmailText({ html }: { html: string }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { own, quote } = useMemo(() => splitQuote(html), [html]);
  const hasOwn = own.trim() !== '';
  if (!hasOwn && quote === '') return <p className={styles.empty}>{formatMessage(readMessages.noText)}</p>;
  return (
    <>
      {hasOwn && <SanitizedHtml html={own} />}
      {quote !== '' && (
        <details open={!hasOwn}>
          <summary className={styles.summary}>{formatMessage(readMessages.quote)}</summary>
          <SanitizedHtml html={quote} />
        </details>
      )}
    </>
  );
}
