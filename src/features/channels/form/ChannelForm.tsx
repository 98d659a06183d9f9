import { mergeClasses } from '@fluentui/react-components';
import { zodResolver } from '@hookform/resolvers/zod';
import { useIntl } from 'react-intl';
import { CurrenciesField, LanguagesField } from '#entities/catalog/CodeFields';
import { channelTypes } from '#entities/channel/channelTypes';
import { DefinitionForm } from '#entities/definition/DefinitionForm';
import { GeneralSection } from '#entities/definition/GeneralSection';
import { useCodeName } from '#i18n/useCodeName';
import { paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { TextField } from '#ui/form/TextField';
import { useRecordFormStyles } from '#ui/form/useRecordFormStyles';
import { Panel } from '#ui/layout/Panel';
import { Notice } from '#ui/state/Notice';
import { useChannelAddMutation, useChannelUpdateMutation, type ChannelFormFragment } from './ChannelForm.generated';
import { channelSchema, newChannelValues, toFormValues, toInput, type ChannelValues } from './channelValues';
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

export interface ChannelFormProps {
  /** The channel, which can be one that catalogs use without a definition; undefined for a new one. */
  channel?: ChannelFormFragment;
  /** Reads the channel again. */
  onReload?: () => Promise<ChannelFormFragment | undefined>;
}

/** The form of a channel: one that is defined, one that catalogs use without a definition, or a new one. */
export function ChannelForm({ channel, onReload }: ChannelFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useRecordFormStyles();
  const getLanguage = useCodeName('language');
  const getCurrency = useCodeName('currency');
  const isUndefined = channel?.isDefined === false;
  const isReadOnly = !useSession().can(channel?.isDefined ? 'update' : 'create', 'Channel');
  const [create] = useChannelAddMutation();
  const [update] = useChannelUpdateMutation();
  const label = (name: keyof typeof messages) => ({ label: formatMessage(messages[name]) });
  const save = async (changed: ChannelValues, { updatedAt }: { updatedAt: string | null }) => {
    const { code, ...input } = toInput(changed);
    return channel?.isDefined
      ? (await update({ variables: { input: { id: channel.id, updatedAt, ...input } } })).data?.updateChannel
      : (await create({ variables: { input: { code, ...input } } })).data?.createChannel;
  };
  const createMessage = channel ? messages.define : messages.create;
  return (
    <DefinitionForm<ChannelValues, ChannelFormFragment>
      resolver={zodResolver(channelSchema(intl))}
      stored={channel}
      newValues={newChannelValues}
      toValues={toFormValues}
      onReload={onReload}
      words={{
        locales: { ...label('languages'), toLines: (codes: string[]) => codes.map(getLanguage) },
        currencies: { ...label('currencies'), toLines: (codes: string[]) => codes.map(getCurrency) },
        shopUrl: label('shopUrl'),
        'feedSettings.locale': {
          ...label('feedLanguage'),
          toLines: (code: string) => (code ? [getLanguage(code)] : []),
        },
        'feedSettings.currency': {
          ...label('feedCurrency'),
          toLines: (code: string) => (code ? [getCurrency(code)] : []),
        },
        'feedSettings.isOnlyInStock': label('isOnlyInStock'),
      }}
      fields={fieldNames}
      readOnlyText={isReadOnly ? formatMessage(messages.readOnly) : undefined}
      createLabel={channel?.isDefined ? undefined : formatMessage(createMessage)}
      listPath={paths.channelList}
      types={channelTypes}
      onSave={save}
    >
      {(control) => (
        <>
          {isUndefined && !isReadOnly && <Notice tone="info">{formatMessage(messages.notDefined)}</Notice>}
          <GeneralSection
            control={control}
            isReadOnly={isReadOnly}
            storedHint={channel && formatMessage(messages.codeStored)}
          />
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
          {channel && <UsageSection code={channel.code} catalogs={channel.catalogs} />}
        </>
      )}
    </DefinitionForm>
  );
}
