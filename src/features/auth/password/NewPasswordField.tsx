import { makeStyles, tokens } from '@fluentui/react-components';
import { PasswordField, type PasswordFieldProps } from './PasswordField';
import { PasswordStrength } from '#ui/password/PasswordStrength';

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS },
});

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'isNew'> {
  /** Personal details of the user, which make a weak password. */
  about?: readonly string[];
}

/** A field for a new password, with its strength. */
export function NewPasswordField({ about = [], ...field }: NewPasswordFieldProps) {
  return (
    <div className={useStyles().group}>
      <PasswordField {...field} isNew />
      <PasswordStrength password={field.value} about={about} />
    </div>
  );
}
