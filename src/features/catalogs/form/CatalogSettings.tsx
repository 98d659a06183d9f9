import { makeStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useWatch, type Control, type UseFormSetValue } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { LanguagesField } from '#entities/catalog/CodeFields';
import { shopMessages } from '#entities/catalog/shopMessages';
import { useChannelChoices } from '#entities/channel/useChannelChoices';
import { capitalize } from '#i18n/languageName';
import { useCodeName } from '#i18n/useCodeName';
import { PickerField } from '#ui/form/picker/PickerField';
import { SelectField } from '#ui/form/SelectField';
import { TagsField } from '#ui/form/TagsField';
import { TextAreaField } from '#ui/form/TextAreaField';
import { TextField } from '#ui/form/TextField';
import type { CatalogValues } from './catalogSchema';
import { formMessages } from './formMessages';

const useStyles = makeStyles({ wide: { gridColumn: '1 / -1' } });

/** The zones that this browser knows, with the current one, which another browser may have set. */
const timeZones = (current: string) => [...new Set(['UTC', current, ...Intl.supportedValuesOf('timeZone')])];

export interface CatalogSettingsProps {
  control: Control<CatalogValues>;
  setValue: UseFormSetValue<CatalogValues>;
  /** The code of a new catalog is optional because it can be generated. */
  isNew: boolean;
}

/**
 * The form fields of a catalog besides its name and currencies, in the grid of the form. The default language is always
 * one of the catalog's languages.
 */
export function CatalogSettings({ control, setValue, isNew }: CatalogSettingsProps) {
  const { formatMessage, locale: userLocale } = useIntl();
  const styles = useStyles();
  const languageName = useCodeName('language');
  const channels = useChannelChoices();
  const [locales, defaultLocale, timeZone] = useWatch({ control, name: ['locales', 'defaultLocale', 'timeZone'] });
  useEffect(() => {
    const [first] = locales;
    if (first !== undefined && !locales.includes(defaultLocale)) setValue('defaultLocale', first);
  }, [locales, defaultLocale, setValue]);

  return (
    <>
      <TextField
        control={control}
        name="code"
        label={formatMessage(formMessages.code)}
        {...(isNew && { hint: formatMessage(formMessages.codeHint) })}
      />
      <PickerField
        control={control}
        name="channels"
        label={formatMessage(formMessages.channels)}
        hint={formatMessage(formMessages.channelsHint)}
        options={channels.options}
        toText={channels.toLabel}
        addText={(code) => formatMessage(formMessages.addChannel, { code })}
      />
      <div className={styles.wide}>
        <TextAreaField control={control} name="description" label={formatMessage(formMessages.description)} rows={2} />
      </div>
      <LanguagesField
        control={control}
        name="locales"
        label={formatMessage(formMessages.locales)}
        hint={formatMessage(formMessages.localesHint)}
        isRequired
      />
      <SelectField
        control={control}
        name="defaultLocale"
        label={formatMessage(formMessages.defaultLocale)}
        options={locales.map((locale) => ({ value: locale, label: capitalize(languageName(locale), userLocale) }))}
      />
      <div className={styles.wide}>
        <TagsField
          control={control}
          name="tags"
          label={formatMessage(formMessages.tags)}
          hint={formatMessage(formMessages.tagsHint)}
        />
      </div>
      <div className={styles.wide}>
        <SelectField
          control={control}
          name="timeZone"
          label={formatMessage(shopMessages.timeZone)}
          hint={formatMessage(shopMessages.timeZoneHint)}
          options={timeZones(timeZone).map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
        />
      </div>
      <TextField
        control={control}
        name="shopUrl"
        label={formatMessage(shopMessages.shopUrl)}
        hint={formatMessage(shopMessages.shopUrlHint)}
        inputMode="url"
      />
      <TextField
        control={control}
        name="imageBaseUrl"
        label={formatMessage(shopMessages.imageBaseUrl)}
        hint={formatMessage(shopMessages.imageBaseUrlHint)}
        inputMode="url"
      />
      <div className={styles.wide}>
        <TextField
          control={control}
          name="linkPattern"
          label={formatMessage(shopMessages.linkPattern)}
          hint={formatMessage(shopMessages.linkPatternHint)}
        />
      </div>
    </>
  );
}
