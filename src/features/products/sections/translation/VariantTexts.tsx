import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useAttributeChoices } from '#entities/attribute/useAttributeChoices';
import type { ValueScope } from '#shared/valuePath';
import { ActionMenu } from '#ui/menu/ActionMenu';
import { formMessages } from '../../core/formMessages';
import { useIsReadOnly } from '../../core/readOnly';
import { useProductForm } from '../../core/useProductForm';
import { useOwnVariant } from '../variants/useOwnVariant';
import { ChannelPrices } from '../prices/ChannelPrices';
import type { PriceCatalog } from '../prices/channelPrices';
import { AltTextField } from './AltTextField';
import { TranslationField } from './TranslationField';
import { offeredAttributes, variantRows, type AttributeOffer } from './variantRows';

const useStyles = makeStyles({
  variant: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM, minWidth: 0 },
  name: { ...typographyStyles.body1Strong, margin: 0, overflowWrap: 'anywhere' },
});

export interface VariantTextsProps {
  /** Index of the variant in the form. */
  index: number;
  scope: ValueScope;
  /** The label of the channel; null for all channels. */
  channelName: string | null;
  catalog: PriceCatalog & { defaultLocale: string };
  /** The codes of attributes by their names. */
  codes: ReadonlyMap<string, string>;
}

/**
 * The name, the attributes, and the alt texts or prices of a variant for another language or a channel, beside its own.
 */
export function VariantTexts({ index, scope, channelName, catalog, codes }: VariantTextsProps) {
  const { defaultLocale } = catalog;
  useOwnVariant(index);
  const intl = useIntl();
  const styles = useStyles();
  const nameId = useId();
  const definitions = useAttributeChoices();
  const { control } = useProductForm();
  const path = `variants.${index}` as const;
  const [media, sku, name, attributes, values] = useWatch({
    control,
    name: [`${path}.media`, `${path}.sku`, `${path}.name`, `${path}.attributes`, `${path}.values`],
  });
  const [productName, productAttributes, productValues] = useWatch({ control, name: ['name', 'attributes', 'values'] });
  const product = { name: productName, attributes: productAttributes, values: productValues };
  const [added, setAdded] = useState<readonly string[]>([]);
  const context = { codes, scope, intl, definitions };
  const rows = variantRows({ name, attributes, values }, product, context, added);
  const { used, others } = offeredAttributes(rows, context);
  const toEntry = ({ code, label }: AttributeOffer) => ({
    id: code,
    label,
    onSelect: () => setAdded([...added, code]),
  });
  const offers = [
    { id: 'used', kind: 'actions', entries: used.map(toEntry) },
    { id: 'others', kind: 'actions', entries: others.map(toEntry) },
  ] as const;
  const addLabel = intl.formatMessage(formMessages.addAttribute);
  const heading = name ? `${name} (${sku})` : sku;
  const { locale, channel } = scope;
  const isReadOnly = useIsReadOnly();
  return (
    <section className={styles.variant} aria-labelledby={nameId}>
      <h3 id={nameId} className={styles.name} dir="auto">
        {heading}
      </h3>
      {rows.map((row) => (
        <TranslationField
          key={`${row.attribute} ${locale} ${channel}`}
          list={`${path}.values`}
          variantNameId={nameId}
          row={row}
          scope={scope}
          channelName={channelName}
          defaultLocale={defaultLocale}
        />
      ))}
      {!isReadOnly && used.length + others.length > 0 && (
        <div>
          <ActionMenu
            size="small"
            icon={<Add16Regular />}
            label={`${addLabel} ${heading}`}
            sections={offers.filter(({ entries }) => entries.length > 0)}
          >
            {addLabel}
          </ActionMenu>
        </div>
      )}
      {channel !== null && (
        <ChannelPrices list={`${path}.prices`} variantName={heading} channel={channel} catalog={catalog} />
      )}
      {locale !== null &&
        channel === null &&
        media.map(({ url }, place) => (
          <AltTextField
            key={`${place} ${url} ${locale}`}
            name={`${path}.media`}
            index={place}
            locale={locale}
            defaultLocale={defaultLocale}
          />
        ))}
    </section>
  );
}
