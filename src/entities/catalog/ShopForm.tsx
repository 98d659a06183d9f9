import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Notice } from '#ui/state/Notice';
import { UnsavedChangesGuard } from '#ui/state/UnsavedChangesGuard';
import { ShopFields } from './ShopFields';
import { shopMessages } from './shopMessages';
import type { ShopSettingsFragment } from './ShopSettings.generated';
import { useShopForm } from './useShopForm';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalM,
    maxWidth: '560px',
  },
  text: { margin: 0 },
  save: { justifySelf: 'start' },
});

export interface ShopFormProps {
  catalog: ShopSettingsFragment;
  onSaved: () => void;
}

/** An inline form for the shop settings of a catalog, shown where a Google feed needs them. */
export function ShopForm({ catalog, onSaved }: ShopFormProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { control, submit, problem, formState } = useShopForm(catalog, onSaved);
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className={styles.text}>{formatMessage(shopMessages.text)}</p>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <ShopFields control={control} catalog={catalog} />
      <Button type="submit" className={styles.save} disabledFocusable={formState.isSubmitting}>
        {formatMessage(shopMessages.save)}
      </Button>
      <UnsavedChangesGuard isDirty={formState.isDirty && !formState.isSubmitting && !formState.isSubmitSuccessful} />
    </form>
  );
}
