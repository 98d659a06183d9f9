import { makeStyles, Switch, tokens } from '@fluentui/react-components';
import { Open20Regular } from '@fluentui/react-icons/svg/open';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { WithMessageLink } from '#entities/chatContact/MessageLink';
import { isPageAddress } from '#shared/addresses';
import { SelectField } from '#ui/form/SelectField';
import { TagsField } from '#ui/form/TagsField';
import { TextAreaField } from '#ui/form/TextAreaField';
import { TextField } from '#ui/form/TextField';
import { calendarNames } from '../calendarParams';
import type { EventValues } from './eventSchema';
import { formMessages } from './formMessages';
import { messages } from '../messages';
import { useTimeFields } from './useTimeFields';

const useStyles = makeStyles({
  times: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  switch: { marginInlineStart: '-8px' },
  open: {
    display: 'grid',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorBrandForegroundLink,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

/** The fields of an event. Start and end are days or times, depending on whether it is all-day. */
export function EventFields({ form }: { form: UseFormReturn<EventValues> }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { control } = form;
  const [allDay, url, guests] = useWatch({ control, name: ['allDay', 'url', 'guests'] });
  const setAllDay = useTimeFields(form);
  const address = url.trim();
  const type = allDay ? 'date' : 'datetime-local';
  return (
    <>
      <TextField control={control} name="title" label={formatMessage(formMessages.title)} isRequired />
      <SelectField
        control={control}
        name="calendar"
        label={formatMessage(formMessages.calendar)}
        options={calendarNames.map((value) => ({ value, label: formatMessage(messages[value]) }))}
      />
      <div>
        <Switch
          className={styles.switch}
          label={formatMessage(messages.allDay)}
          checked={allDay}
          onChange={(_event, { checked }) => setAllDay(checked)}
        />
        <div className={styles.times}>
          <TextField control={control} name="start" type={type} label={formatMessage(formMessages.start)} isRequired />
          <TextField control={control} name="end" type={type} label={formatMessage(formMessages.end)} />
        </div>
      </div>
      <TextField control={control} name="location" label={formatMessage(formMessages.location)} />
      <WithMessageLink people={guests}>
        <TagsField
          control={control}
          name="guests"
          label={formatMessage(formMessages.guests)}
          hint={formatMessage(formMessages.guestsHint)}
        />
      </WithMessageLink>
      <TextField
        control={control}
        name="url"
        type="url"
        label={formatMessage(formMessages.url)}
        {...(isPageAddress(address) && {
          contentAfter: (
            <a
              className={styles.open}
              href={address}
              target="_blank"
              rel="noreferrer"
              aria-label={formatMessage(formMessages.openUrl)}
              title={formatMessage(formMessages.openUrl)}
            >
              <Open20Regular />
            </a>
          ),
        })}
      />
      <TextAreaField control={control} name="description" label={formatMessage(formMessages.description)} />
    </>
  );
}
