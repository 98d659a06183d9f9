import { makeStyles, Switch, tokens, typographyStyles } from '@fluentui/react-components';
import { useId, useMemo } from 'react';
import { Controller, type Resolver } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { AccountSettingsFragment } from '../AccountSettings.generated';
import { getChanges } from '../form/getChanges';
import { SettingsForm } from '../form/SettingsForm';
import { useSettingsForm } from '../form/useSettingsForm';
import { useAccountNotificationsUpdateMutation } from './AccountNotifications.generated';
import { defineMessages } from '#i18n/defineMessages';

const messages = defineMessages({
  heading: { id: 'account.notifications.heading', defaultMessage: 'Email preferences' },
  demo: {
    id: 'account.notifications.demo',
    defaultMessage: 'This demo saves your choices, but doesn’t send these emails.',
  },
  activity: { id: 'account.notifications.activity', defaultMessage: 'Activity' },
  news: { id: 'account.notifications.news', defaultMessage: 'News' },
  commentOnArticle: {
    id: 'account.notifications.commentOnArticle',
    defaultMessage: 'Email me when someone comments on my article',
  },
  answerOnForm: { id: 'account.notifications.answerOnForm', defaultMessage: 'Email me when someone answers my form' },
  followMe: { id: 'account.notifications.followMe', defaultMessage: 'Email me when someone follows me' },
  newAnnouncements: { id: 'account.notifications.newAnnouncements', defaultMessage: 'Announcements' },
  productUpdates: { id: 'account.notifications.productUpdates', defaultMessage: 'Product updates' },
  blogDigest: { id: 'account.notifications.blogDigest', defaultMessage: 'Blog digest' },
});

const useStyles = makeStyles({
  group: { display: 'grid', justifyItems: 'start' },
  // The switches start where the headings do.
  flag: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
  heading: { ...typographyStyles.body1Strong, margin: `0 0 ${tokens.spacingVerticalXS}` },
  note: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground3 },
});

const groups = {
  activity: ['commentOnArticle', 'answerOnForm', 'followMe'],
  news: ['newAnnouncements', 'productUpdates', 'blogDigest'],
} as const;

type Flag = (typeof groups)[keyof typeof groups][number];
type NotificationValues = Record<Flag, boolean>;

const flags: readonly Flag[] = [...groups.activity, ...groups.news];

const toValues = ({ notifications }: AccountSettingsFragment): NotificationValues => ({
  commentOnArticle: notifications.commentOnArticle,
  answerOnForm: notifications.answerOnForm,
  followMe: notifications.followMe,
  newAnnouncements: notifications.newAnnouncements,
  productUpdates: notifications.productUpdates,
  blogDigest: notifications.blogDigest,
});

/** Switches can't be invalid. */
const resolver: Resolver<NotificationValues> = (values) => ({ values, errors: {} });

/** What the account gets emails about. */
export function NotificationsForm({ settings }: { settings: AccountSettingsFragment }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const id = useId();
  const [update] = useAccountNotificationsUpdateMutation();
  const values = useMemo(() => toValues(settings), [settings]);
  const form = useSettingsForm<NotificationValues>({
    resolver,
    values,
    fields: flags,
    async save(changed) {
      const { data } = await update({ variables: { input: getChanges(values, changed) } });
      return data ? toValues(data.updateAccountNotifications.accountSettings) : changed;
    },
  });
  return (
    <SettingsForm heading={formatMessage(messages.heading)} form={form}>
      <p className={styles.note}>{formatMessage(messages.demo)}</p>
      {(['activity', 'news'] as const).map((group) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`} className={styles.group}>
          <h3 id={`${id}-${group}`} className={styles.heading}>
            {formatMessage(messages[group])}
          </h3>
          {groups[group].map((flag) => (
            <Controller
              key={flag}
              control={form.form.control}
              name={flag}
              render={({ field: { value, onChange, ...field } }) => (
                <Switch
                  {...field}
                  className={styles.flag}
                  label={formatMessage(messages[flag])}
                  checked={value}
                  onChange={(_event, { checked }) => onChange(checked)}
                />
              )}
            />
          ))}
        </div>
      ))}
    </SettingsForm>
  );
}
