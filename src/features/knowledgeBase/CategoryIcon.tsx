import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload';
import { BookOpen20Regular } from '@fluentui/react-icons/svg/book-open';
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { Code20Regular } from '@fluentui/react-icons/svg/code';
import { CompassNorthwest20Regular } from '@fluentui/react-icons/svg/compass-northwest';
import { People20Regular } from '@fluentui/react-icons/svg/people';
import { Send20Regular } from '@fluentui/react-icons/svg/send';
import type { ThemeColor } from '#graphql/types.generated';

const useStyles = makeStyles({
  icon: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '40px',
    height: '40px',
    borderRadius: tokens.borderRadiusLarge,
    marginBlockEnd: tokens.spacingVerticalXS,
  },
  PRIMARY: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  INFO: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  SUCCESS: {
    backgroundColor: tokens.colorStatusSuccessBackground1,
    color: tokens.colorStatusSuccessForeground1,
  },
  WARNING: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground2,
  },
  DANGER: { backgroundColor: tokens.colorStatusDangerBackground1, color: tokens.colorStatusDangerForeground1 },
  SECONDARY: { backgroundColor: tokens.colorNeutralBackground5, color: tokens.colorNeutralForeground2 },
});

/** The icons of the Feather set that the categories use, as Fluent icons. */
const icons: Readonly<Record<string, FluentIcon>> = {
  Compass: CompassNorthwest20Regular,
  UploadCloud: ArrowUpload20Regular,
  CheckCircle: CheckmarkCircle20Regular,
  Send: Send20Regular,
  Users: People20Regular,
  Code: Code20Regular,
};

/** The icon of a category in its color; a book for an unknown icon. */
export function CategoryIcon({ icon, color }: { icon: string; color: ThemeColor }) {
  const styles = useStyles();
  const Icon = icons[icon] ?? BookOpen20Regular;
  return (
    <span className={mergeClasses(styles.icon, styles[color])} aria-hidden="true">
      <Icon />
    </span>
  );
}
