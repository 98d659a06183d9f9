import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { TextField } from '#ui/form/TextField';
import { shopMessages } from './shopMessages';
import type { ShopValues } from './shopSchema';
import type { ShopSettingsFragment } from './ShopSettings.generated';

const useStyles = makeStyles({
  fields: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalM },
  note: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, margin: 0 },
});

export interface ShopFieldsProps {
  control: Control<ShopValues>;
  catalog: ShopSettingsFragment;
}

/** Fields for the shop's URL, its product links, and its image URLs. */
export function ShopFields({ control, catalog }: ShopFieldsProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { shopUrl, shopProposal } = catalog;
  const isProposed = shopUrl === null && Object.values(shopProposal).some((value) => value?.startsWith('http'));
  return (
    <div className={styles.fields}>
      {isProposed && <p className={styles.note}>{formatMessage(shopMessages.proposed)}</p>}
      <TextField
        control={control}
        name="shopUrl"
        label={formatMessage(shopMessages.shopUrl)}
        hint={formatMessage(shopMessages.shopUrlHint)}
        inputMode="url"
        isRequired
      />
      <TextField
        control={control}
        name="linkPattern"
        label={formatMessage(shopMessages.linkPattern)}
        hint={formatMessage(shopMessages.linkPatternHint)}
      />
      <TextField
        control={control}
        name="imageBaseUrl"
        label={formatMessage(shopMessages.imageBaseUrl)}
        hint={formatMessage(shopMessages.imageBaseUrlHint)}
        inputMode="url"
      />
    </div>
  );
}
