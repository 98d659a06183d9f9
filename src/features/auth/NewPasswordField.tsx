import { makeStyles, tokens } from '@fluentui/react-components';
import { PasswordField, type PasswordFieldProps } from './PasswordField';
import { PasswordStrength } from './PasswordStrength';

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS },
});

/** Props of `NewPasswordField`. */
export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'isNew'> {
  /** What others know of the person, which makes a bad password. */
  about?: readonly string[];
}

/** A password that is chosen here, with how well it would do. */
export function NewPasswordField({ about = [], ...field }: NewPasswordFieldProps) {
  return (
    <div className={useStyles().group}>
      <PasswordField {...field} isNew />
      <PasswordStrength password={field.value} about={about} />
    </div>
  );
}
