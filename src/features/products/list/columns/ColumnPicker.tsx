import { Button, Checkbox, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { SideDrawer } from '#ui/dialog/SideDrawer';
import { SearchField } from '#ui/filter/SearchField';
import { columnMessages as messages } from './columnMessages';
import { useAttributeGroups } from './useAttributeGroups';
import { foldText } from '#shared/foldText';

/** The most attributes that the list can show. */
const maxColumns = 20;

const useStyles = makeStyles({
  // What does not fit scrolls.
  body: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM, '& > *': { flexShrink: 0 } },
  group: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, border: 'none', minWidth: 0 },
  heading: { ...typographyStyles.body1Strong, padding: 0 },
  note: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
});

export interface ColumnPickerProps {
  isOpen: boolean;
  /** Codes of the attributes that are columns, in their order. */
  codes: readonly string[];
  onChange: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Selects the attributes that are columns of the product list. Changes apply immediately. */
export function ColumnPicker({ isOpen, codes, onChange, onClose }: ColumnPickerProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [q, setQ] = useState('');
  const groups = useAttributeGroups();
  const wanted = foldText(q.trim());
  const found = groups
    .map(({ heading, attributes }) => ({
      heading,
      attributes: attributes.filter(({ label, code }) => foldText(`${label}\n${code}`).includes(wanted)),
    }))
    .filter(({ attributes }) => attributes.length > 0);
  const isFull = codes.length >= maxColumns;
  return (
    <SideDrawer
      isOpen={isOpen}
      title={formatMessage(messages.pickerTitle)}
      note={
        isFull
          ? formatMessage(messages.pickerFull, { count: maxColumns })
          : formatMessage(messages.pickerNote, { count: codes.length })
      }
      bodyClassName={styles.body}
      onClose={onClose}
      footer={
        <Button appearance="primary" onClick={onClose}>
          {formatMessage(messages.done)}
        </Button>
      }
    >
      <SearchField label={formatMessage(messages.pickerSearch)} value={q} onChange={setQ} />
      {found.map(({ heading, attributes }) => (
        <fieldset key={heading} className={styles.group}>
          <legend className={styles.heading}>{heading}</legend>
          {attributes.map(({ code, label }) => {
            const isChecked = codes.includes(code);
            return (
              <Checkbox
                key={code}
                label={label}
                checked={isChecked}
                disabled={isFull && !isChecked}
                onChange={() => onChange(isChecked ? codes.filter((one) => one !== code) : [...codes, code])}
              />
            );
          })}
        </fieldset>
      ))}
      {groups.length > 0 && found.length === 0 && (
        <p className={styles.note} role="status">
          {formatMessage(messages.pickerNone)}
        </p>
      )}
    </SideDrawer>
  );
}
