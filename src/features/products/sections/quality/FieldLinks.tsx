import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useLocation } from 'react-router-dom';
import { TextLink } from '#ui/text/TextLink';
import { toFormPath } from '../../core/values/fieldPaths';
import { fieldLocation } from '../../core/issues/fieldLocation';

const useStyles = makeStyles({
  list: {
    ...typographyStyles.body1,
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    maxHeight: '220px',
    overflowY: 'auto',
  },
  item: { display: 'flex', justifyContent: 'space-between', columnGap: tokens.spacingHorizontalM },
  text: { minWidth: 0, overflowWrap: 'anywhere' },
  note: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

/** A field of the form, by the server's path. */
export interface FieldLink {
  key: string;
  field: string;
  text: string;
  note?: string;
}

/** Links to fields of the product, in their language. */
export function FieldLinks({ label, links }: { label: string; links: readonly FieldLink[] }) {
  const styles = useStyles();
  const { search } = useLocation();
  return (
    <ul className={styles.list} aria-label={label}>
      {links.map(({ key, field, text, note }) => (
        <li key={key} className={styles.item}>
          <TextLink className={styles.text} to={fieldLocation(toFormPath(field), search)} replace>
            {text}
          </TextLink>
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
