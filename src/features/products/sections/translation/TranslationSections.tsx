import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { findChannelLabel } from '#entities/channel/channelLabel';
import type { ValueScope } from '#shared/valuePath';
import { href, paths } from '#routing/paths';
import { Panel } from '#ui/layout/Panel';
import { Notice } from '#ui/state/Notice';
import { TextLink } from '#ui/text/TextLink';
import type { ProductContentFragment, ProductFormCatalogFragment } from '../../core/ProductDetail.generated';
import { useAttributeChoices } from '#entities/attribute/useAttributeChoices';
import { formMessages } from '../../core/formMessages';
import { useFormStyles } from '../../core/useFormStyles';
import { useProductForm } from '../../core/useProductForm';
import { FieldFocus } from '../../core/issues/FieldFocus';
import { channelRuleMessages } from '../../rule/channels/channelRuleMessages';
import { ChannelPrices } from '../prices/ChannelPrices';
import { AltTextSection } from './AltTextSection';
import { VariantTranslations } from './VariantTranslations';
import { TranslationField } from './TranslationField';
import { translationMessages } from './translationMessages';
import { translationRows } from './translationRows';

const useStyles = makeStyles({
  sections: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingHorizontalL, minWidth: 0 },
  note: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0 },
});

const sections = ['general', 'attributes', 'seo'] as const;

export interface TranslationSectionsProps {
  product: ProductContentFragment;
  scope: ValueScope;
  /** Whether the form has all variants. */
  hasVariants: boolean;
  catalog: Pick<ProductFormCatalogFragment, 'defaultLocale' | 'salesChannels' | 'currencies'>;
  /** Whether the language and the channel are selected on the same page. */
  isSelected?: boolean;
}

/** The texts of a product for another language or a channel, beside its own texts. */
export function TranslationSections({
  product,
  scope,
  hasVariants,
  catalog,
  isSelected = false,
}: TranslationSectionsProps) {
  const intl = useIntl();
  const styles = useStyles();
  const form = useFormStyles();
  const { control } = useProductForm();
  const [name, slug, description, seo, attributes, values] = useWatch({
    control,
    name: ['name', 'slug', 'description', 'seo', 'attributes', 'values'],
  });
  const channelName = scope.channel && findChannelLabel(catalog.salesChannels, scope.channel, intl.locale);
  const leftOutOf = product.channelMemberships.find(
    ({ channel, isInChannel }) => channel.code === scope.channel && !isInChannel,
  )?.channel;
  const texts = { name, slug, description, seo, attributes, values };
  const codes = useMemo(
    () =>
      new Map(
        [product, ...product.variants].flatMap((part) =>
          part.attributes.map((attribute) => [attribute.name, attribute.code]),
        ),
      ),
    [product],
  );
  const rows = translationRows(texts, { codes, scope, intl, definitions: useAttributeChoices() });
  return (
    <div className={styles.sections}>
      {leftOutOf && (
        <Notice tone="info">
          {intl.formatMessage(channelRuleMessages.notInChannel, { name: leftOutOf.label })}{' '}
          <TextLink to={href(paths.channelRule, { catalogId: product.catalogId }, { channel: leftOutOf.code })}>
            {intl.formatMessage(channelRuleMessages.viewRule)}
          </TextLink>
        </Notice>
      )}
      {isSelected && <p className={styles.note}>{intl.formatMessage(translationMessages.note)}</p>}
      {sections
        .filter((section) => rows[section].length > 0)
        .map((section) => (
          <Panel key={section} heading={intl.formatMessage(formMessages[section])}>
            <div className={form.fields}>
              {rows[section].map((row) => (
                <TranslationField
                  key={`${row.attribute} ${scope.locale} ${scope.channel}`}
                  row={row}
                  scope={scope}
                  channelName={channelName}
                  defaultLocale={catalog.defaultLocale}
                />
              ))}
            </div>
          </Panel>
        ))}
      {scope.channel !== null && (
        <Panel heading={intl.formatMessage(formMessages.prices)}>
          <div className={form.fields}>
            <ChannelPrices key={scope.channel} list="prices" channel={scope.channel} catalog={catalog} />
          </div>
        </Panel>
      )}
      {scope.locale !== null && scope.channel === null && (
        <AltTextSection locale={scope.locale} defaultLocale={catalog.defaultLocale} />
      )}
      {hasVariants && (
        <VariantTranslations
          key={`${scope.locale} ${scope.channel}`}
          scope={scope}
          channelName={channelName}
          catalog={catalog}
          codes={codes}
        />
      )}
      <FieldFocus key={String(hasVariants)} />
    </div>
  );
}
