import { mergeClasses } from '@fluentui/react-components';
import { zodResolver } from '@hookform/resolvers/zod';
import { useIntl } from 'react-intl';
import { LabelFields } from '#entities/attribute/LabelFields';
import { CurrenciesField, LanguagesField } from '#entities/catalog/CodeFields';
import { channelTypes } from '#entities/channel/channelTypes';
import { DefinitionForm } from '#entities/definition/DefinitionForm';
import { paths } from '#routing/paths';
import { TextField } from '#ui/form/TextField';
import { useRecordFormStyles } from '#ui/form/useRecordFormStyles';
import { Panel } from '#ui/layout/Panel';
import { Notice } from '#ui/state/Notice';
import type { ChannelFormFragment } from './ChannelForm.generated';
import { channelSchema, type ChannelValues } from './channelValues';
import { FeedSection } from './FeedSection';
import { formMessages as messages } from './formMessages';
import { UsageSection } from './UsageSection';

/** The fields that can show the server's messages, from top to bottom. */
const fieldNames = [
  'labels.en',
  'code',
  'locales',
  'currencies',
  'shopUrl',
  'feedSettings.locale',
  'feedSettings.currency',
] as const;

export interface ChannelFormViewProps {
  values: ChannelValues;
  /** The channel with the code, which may not be defined; undefined for a new one. */
  channel?: ChannelFormFragment;
  isReadOnly?: boolean;
  /** Saves the values. Returns whether they were saved; rejects with the server's error. */
  onSave: (values: ChannelValues) => Promise<boolean>;
}

/** The form of a channel. */
export function ChannelFormView({ values, channel, isReadOnly = false, onSave }: ChannelFormViewProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useRecordFormStyles();
  const isUndefined = channel?.isDefined === false;
  const createMessage = channel ? messages.define : messages.create;
  return (
    <DefinitionForm<ChannelValues>
      resolver={zodResolver(channelSchema(intl))}
      values={values}
      fields={fieldNames}
      readOnlyText={isReadOnly ? formatMessage(messages.readOnly) : undefined}
      createLabel={channel?.isDefined ? undefined : formatMessage(createMessage)}
      listPath={paths.channelList}
      types={channelTypes}
      onSave={onSave}
    >
      {(control) => (
        <>
          {isUndefined && !isReadOnly && <Notice tone="info">{formatMessage(messages.notDefined)}</Notice>}
          <Panel heading={formatMessage(messages.general)}>
            <div className={mergeClasses(styles.fields, styles.pairs)}>
              <LabelFields control={control} toName={(language) => `labels.${language}`} isReadOnly={isReadOnly} />
              <TextField
                control={control}
                name="code"
                label={formatMessage(messages.code)}
                hint={formatMessage(channel ? messages.codeStored : messages.codeHint)}
                isDisabled={channel !== undefined}
              />
            </div>
          </Panel>
          <Panel heading={formatMessage(messages.selling)}>
            <div className={mergeClasses(styles.fields, styles.pairs)}>
              <LanguagesField
                control={control}
                name="locales"
                label={formatMessage(messages.languages)}
                hint={formatMessage(messages.languagesHint)}
                isDisabled={isReadOnly}
              />
              <CurrenciesField
                control={control}
                name="currencies"
                label={formatMessage(messages.currencies)}
                hint={formatMessage(messages.currenciesHint)}
                isDisabled={isReadOnly}
              />
              <TextField
                control={control}
                name="shopUrl"
                label={formatMessage(messages.shopUrl)}
                hint={formatMessage(messages.shopUrlHint)}
                inputMode="url"
              />
            </div>
          </Panel>
          <FeedSection control={control} catalogs={channel?.catalogs ?? []} />
          {channel && <UsageSection catalogs={channel.catalogs} />}
        </>
      )}
    </DefinitionForm>
  );
}
