import { Button, Checkbox, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { TableColumn } from '#preferences/preferences';
import { SideDrawer } from '#ui/dialog/SideDrawer';
import { SearchField } from '#ui/filter/SearchField';
import { listChosenColumns } from '#ui/table/columns/tableColumns';
import type { Column } from '#ui/table/tableTypes';
import { getAttributeCodes, prefix, toColumnId } from './attributeColumns';
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

/**
 * Returns the columns with those of the attributes: new ones after the last attribute, or else after the name and the
 * SKU, so that they are seen without scrolling.
 */
function withAttributes(columns: readonly TableColumn[], codes: readonly string[]): readonly TableColumn[] {
  const wanted = codes.map(toColumnId);
  const kept = columns.filter(({ id }) => !id.startsWith(prefix) || wanted.includes(id));
  const added = wanted.filter((id) => kept.every((column) => column.id !== id));
  const last = kept.findLastIndex(({ id }) => id.startsWith(prefix) || ['NAME', 'SKU'].includes(id));
  return kept.toSpliced(last + 1, 0, ...added.map((id) => ({ id, width: null })));
}

export interface ColumnPickerProps {
  isOpen: boolean;
  /** The columns of the list. */
  columns: readonly Column<never>[];
  /** Those that are shown; null for those that are shown at first. */
  chosen: readonly TableColumn[] | null;
  onChange: (chosen: readonly TableColumn[]) => void;
  onClose: () => void;
}

/** Selects the attributes that are columns of the product list. Changes apply immediately. */
export function ColumnPicker({ isOpen, columns, chosen, onChange, onClose }: ColumnPickerProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [q, setQ] = useState('');
  const groups = useAttributeGroups();
  const codes = getAttributeCodes(chosen);
  const change = (next: readonly string[]) => onChange(withAttributes(listChosenColumns(columns, chosen), next));
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
                onChange={() => change(isChecked ? codes.filter((one) => one !== code) : [...codes, code])}
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
