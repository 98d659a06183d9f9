import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useLanguageChoices } from '#i18n/useLanguageChoices';

const useStyles = makeStyles({
  select: {
    ...typographyStyles.caption1,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
});

/**
 * A language selector for pages without an account menu, such as the sign-in pages. It is small in looks and in code
 * size.
 */
export function LanguageSelect() {
  const styles = useStyles();
  const { heading, choices } = useLanguageChoices();
  return (
    <select
      className={styles.select}
      aria-label={heading}
      value={choices.find(({ isChecked }) => isChecked)?.id}
      onChange={({ target }) => choices.find(({ id }) => id === target.value)?.onSelect()}
    >
      {choices.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  );
}
