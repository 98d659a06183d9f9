import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Panel } from '#ui/layout/Panel';
import { Placeholder } from '#ui/state/Placeholder';
import { QueryView, type QueryResult } from '#ui/state/QueryView';
import { TextLink } from '#ui/text/TextLink';
import { messages } from './messages';

/** How many rows a panel shows; its skeleton has their height. */
const shownRows = 4;

const rowHeight = 44;

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', minHeight: `${shownRows * rowHeight}px` },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    minHeight: `${rowHeight}px`,
  },
  words: { minWidth: 0, display: 'grid' },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  note: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  end: { ...typographyStyles.caption1, flexShrink: 0, color: tokens.colorNeutralForeground3 },
  empty: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, minHeight: `${rowHeight}px` },
});

/** A row of a panel: a link, a note below it, and what stands at its end. */
export interface SummaryRow {
  id: string;
  to: string;
  name: string;
  note?: ReactNode;
  end?: ReactNode;
}

export interface SummaryPanelProps<Data> {
  heading: string;
  /** The page with all of them. */
  to: string;
  result: QueryResult<Data>;
  /** Shown when there are no rows. */
  empty: string;
  getRows: (data: Data) => readonly SummaryRow[];
}

/** The first few of something, each with a link, and a link to all of them. */
export function SummaryPanel<Data>({ heading, to, result, empty, getRows }: SummaryPanelProps<Data>) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const content = (rows: readonly SummaryRow[]) => (
    <ul className={styles.list}>
      {rows.length === 0 && <li className={styles.empty}>{empty}</li>}
      {rows.slice(0, shownRows).map(({ id, to: address, name, note, end }) => (
        <li key={id} className={styles.row}>
          <span className={styles.words}>
            <TextLink to={address} className={styles.name} dir="auto" title={name}>
              {name}
            </TextLink>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </span>
          {end !== undefined && <span className={styles.end}>{end}</span>}
        </li>
      ))}
    </ul>
  );
  return (
    <Panel
      heading={heading}
      actions={
        <TextLink to={to} aria-label={formatMessage(messages.viewAllOf, { heading })}>
          {formatMessage(messages.viewAll)}
        </TextLink>
      }
    >
      <QueryView result={result} skeleton={<Placeholder height={shownRows * rowHeight} />}>
        {(data) => content(getRows(data))}
      </QueryView>
    </Panel>
  );
}
