import { makeStyles, tokens } from '@fluentui/react-components';
import { TranslateOff16Regular } from '@fluentui/react-icons/svg/translate-off';
import { useIntl } from 'react-intl';
import type { ValueScope } from '#shared/valuePath';
import { fallbackText, isTranslated } from './fallbackText';
import type { InheritedText } from './inheritedText';

const useStyles = makeStyles({
  untranslated: { display: 'inline-flex', columnGap: tokens.spacingHorizontalXS },
  icon: { flexShrink: 0, color: tokens.colorStatusWarningForeground3 },
});

export interface FallbackHintProps {
  /** What is shown in place of a text for this language and channel. */
  text: InheritedText;
  scope: ValueScope;
  defaultLocale: string;
}

/** Says below an empty field where its text comes from, or that it is not translated. */
export function FallbackHint({ text, scope, defaultLocale }: FallbackHintProps) {
  const styles = useStyles();
  const words = fallbackText(text, scope, defaultLocale, useIntl());
  // A fact, which those who can only read see, too.
  return isTranslated(text, scope, defaultLocale) ? (
    <span data-fact="">{words}</span>
  ) : (
    <span data-fact="" className={styles.untranslated}>
      <TranslateOff16Regular className={styles.icon} />
      {words}
    </span>
  );
}
