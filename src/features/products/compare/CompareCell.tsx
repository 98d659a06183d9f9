import { makeStyles, tokens } from '@fluentui/react-components';
import { Copy16Regular } from '@fluentui/react-icons/svg/copy';
import { useIntl } from 'react-intl';
import { useAttributeChoices } from '#entities/attribute/useAttributeChoices';
import { useAttributeText } from '#entities/attribute/useAttributeText';
import { fieldLines } from '#entities/product/fieldLines';
import { FieldValue } from '#entities/product/FieldValue';
import { useProvidedNames } from '#ui/codeNames';
import { emptyValue } from '#ui/emptyValue';
import { ActionMenu } from '#ui/menu/ActionMenu';
import { Picture } from '#ui/picture/Picture';
import { isSameValue } from '#lib/isSameValue';
import { compareMessages as messages } from './compareMessages';
import { isEmptyValue, type Compared, type ComparedRow } from './comparedRows';

const useStyles = makeStyles({
  cell: { display: 'flex', alignItems: 'flex-start', columnGap: tokens.spacingHorizontalXS },
  value: { flexGrow: 1, minWidth: 0, paddingBlock: '2px' },
  pictures: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    marginBlockEnd: tokens.spacingVerticalXS,
  },
});

/** Maximum number of images shown in a cell, above the names of all. */
const MOST_PICTURES = 6;

/** The value of a product in a row as lines of text. */
function useValueLines({ of }: ComparedRow) {
  const intl = useIntl();
  const names = useProvidedNames();
  const definitions = useAttributeChoices();
  const format = useAttributeText();
  return (value: unknown): string[] => {
    if (isEmptyValue(value)) return [];
    if (of.kind === 'price') return fieldLines('prices', value, intl, names);
    if (of.kind === 'field') {
      return of.path === 'variants' ? [intl.formatNumber(Number(value))] : fieldLines(of.path, value, intl, names);
    }
    const definition = definitions.find(({ code }) => code === of.code);
    return [definition ? format(definition, String(value)) : String(value)];
  };
}

export interface CompareCellProps {
  row: ComparedRow;
  /** All compared products, and which of them the cell belongs to. */
  products: readonly Compared[];
  place: number;
  /** The name of the row. */
  label: string;
  toName: (compared: Compared) => string;
  /** Copies the value to other products; undefined if the user can't change products. */
  onCopy: ((targets: readonly Compared[]) => void) | undefined;
  isBusy: boolean;
}

/** A value of one product, with a menu to copy it to those that have another one. */
export function CompareCell({ row, products, place, label, toName, onCopy, isBusy }: CompareCellProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const toLines = useValueLines(row);
  const value = row.values[place];
  const own = products[place];
  const targets = products.filter((_, at) => !isSameValue(row.values[at] ?? '', value ?? ''));
  const canCopy = onCopy && row.copy && !isEmptyValue(value) && targets.length > 0;
  const pictures = row.id === 'media' ? (own?.product.media ?? []) : [];
  return (
    <div className={styles.cell}>
      <div className={styles.value}>
        {pictures.length > 0 && (
          <div className={styles.pictures}>
            {pictures.slice(0, MOST_PICTURES).map(({ url, alt }, at) => (
              <Picture key={at} url={url} name={alt || (own ? toName(own) : '')} size={48} />
            ))}
          </div>
        )}
        <FieldValue
          lines={toLines(value)}
          emptyLabel={row.of.kind === 'field' ? emptyValue(row.of.path, intl) : emptyValue('', intl)}
        />
      </div>
      {canCopy && own && (
        <ActionMenu
          appearance="subtle"
          size="small"
          icon={<Copy16Regular />}
          disabled={isBusy}
          label={formatMessage(messages.copyOf, { field: label, name: toName(own) })}
          sections={[
            {
              id: 'targets',
              kind: 'actions',
              entries: [
                ...targets.map((target) => ({
                  id: target.product.id,
                  label: formatMessage(messages.copyTo, { name: toName(target) }),
                  onSelect: () => onCopy([target]),
                })),
                ...(targets.length > 1
                  ? [{ id: 'all', label: formatMessage(messages.copyToAll), onSelect: () => onCopy(targets) }]
                  : []),
              ],
            },
          ]}
        />
      )}
    </div>
  );
}
