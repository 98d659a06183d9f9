import { Button, Input, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDown20Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { TableColumn } from '#preferences/preferences';
import { SideDrawer } from '../../dialog/SideDrawer';
import { arrangeMessages as messages } from './arrangeMessages';
import { actionsColumn, type Column } from '../tableTypes';

/** The narrowest and widest that a column can be, in pixels. */
const widths = { min: 40, max: 1000 };

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 112px 32px 32px',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minHeight: '44px',
  },
  name: { overflowWrap: 'anywhere' },
  width: { minWidth: 0 },
});

interface WidthFieldProps {
  name: string;
  /** null for that of the table. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/** The width of a column. It applies when the field loses the focus, or with Enter. */
function WidthField({ name, value, onChange }: WidthFieldProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [draft, setDraft] = useState<string | null>(null);
  const apply = () => {
    if (draft === null) return;
    setDraft(null);
    const number = Math.round(Number(draft));
    if (draft.trim() === '') onChange(null);
    else if (Number.isFinite(number)) onChange(Math.min(widths.max, Math.max(widths.min, number)));
  };
  return (
    <Input
      className={styles.width}
      inputMode="numeric"
      aria-label={formatMessage(messages.width, { name })}
      placeholder={formatMessage(messages.automatic)}
      value={draft ?? (value === null ? '' : String(value))}
      onChange={(_event, data) => setDraft(data.value)}
      onBlur={apply}
      onKeyDown={({ key }) => key === 'Enter' && apply()}
    />
  );
}

export interface ColumnDrawerProps {
  isOpen: boolean;
  /** Those that are shown, in their order. */
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'head'>[];
  /** Those that the user has chosen; null for those that are shown at first. */
  chosen: readonly TableColumn[] | null;
  onChange: (chosen: readonly TableColumn[] | null) => void;
  onClose: () => void;
}

/** A panel for the order and the width of the shown columns. The first column stays first. */
export function ColumnDrawer({ isOpen, columns, chosen, onChange, onClose }: ColumnDrawerProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const shown = columns.filter(({ id }) => id !== actionsColumn);
  const widthOf = new Map(chosen?.map(({ id, width }) => [id, width]));
  const list = shown.map(({ id }): TableColumn => ({ id, width: widthOf.get(id) ?? null }));
  const move = (from: number, by: -1 | 1) => onChange(list.toSpliced(from, 1).toSpliced(from + by, 0, list[from]!));
  return (
    <SideDrawer
      isOpen={isOpen}
      title={formatMessage(messages.title)}
      note={formatMessage(messages.note)}
      onClose={onClose}
      footer={
        <>
          <Button appearance="primary" onClick={onClose}>
            {formatMessage(messages.done)}
          </Button>
          <Button disabledFocusable={chosen === null} onClick={() => onChange(null)}>
            {formatMessage(messages.reset)}
          </Button>
        </>
      }
    >
      <ol className={styles.list}>
        {shown.map(({ id, header, head }, place) => (
          <li key={id} className={styles.row}>
            <span className={styles.name}>{head ?? header}</span>
            <WidthField
              name={header}
              value={list[place]!.width}
              onChange={(width) => onChange(list.with(place, { id, width }))}
            />
            {place > 0 && (
              <>
                <Button
                  appearance="subtle"
                  icon={<ArrowUp20Regular />}
                  aria-label={formatMessage(messages.up, { name: header })}
                  disabledFocusable={place === 1}
                  onClick={() => move(place, -1)}
                />
                <Button
                  appearance="subtle"
                  icon={<ArrowDown20Regular />}
                  aria-label={formatMessage(messages.down, { name: header })}
                  disabledFocusable={place === shown.length - 1}
                  onClick={() => move(place, 1)}
                />
              </>
            )}
          </li>
        ))}
      </ol>
    </SideDrawer>
  );
}
