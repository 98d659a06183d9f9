import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { AssumptionKind } from '#graphql/types.generated';
import { languageName } from '#i18n/languageName';
import type { JobStateFragment } from '#entities/job/JobState.generated';
import { href, paths } from '#routing/paths';
import { TextLink } from '#ui/text/TextLink';
import { useCurrencyName } from '../../mapping/useCurrencyName';
import { previewMessages as messages } from './previewMessages';

const wide = '@media (min-width: 700px)';

const useStyles = makeStyles({
  label: { ...typographyStyles.body1Strong },
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    overflowWrap: 'anywhere',
    [wide]: { gridTemplateColumns: 'minmax(160px, max-content) minmax(0, 1fr)' },
  },
  term: { color: tokens.colorNeutralForeground3 },
  value: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalS,
    margin: 0,
    marginBlockEnd: tokens.spacingVerticalXS,
  },
  columns: { color: tokens.colorNeutralForeground3 },
});

/** What depends on the settings of the catalog. Columns decide the others. */
const ofCatalog: ReadonlySet<AssumptionKind> = new Set(['IMAGE_BASE_URL', 'TIME_ZONE', 'CURRENCY', 'LANGUAGE']);

const ofMapping: ReadonlySet<AssumptionKind> = new Set(['CURRENCY', 'LANGUAGE', 'DATE_ORDER', 'UNIT']);

type Assumption = NonNullable<JobStateFragment['importSummary']>['assumptions'][number];

export interface AssumptionsProps {
  assumptions: readonly Assumption[];
  catalogId: string;
  fileId: string;
}

/** What an import takes for granted, and where that is changed. */
export function Assumptions({ assumptions, catalogId, fileId }: AssumptionsProps) {
  const { formatMessage, formatList, locale } = useIntl();
  const styles = useStyles();
  const label = useId();
  const getCurrencyName = useCurrencyName();
  const toText = ({ kind, value }: Assumption) => {
    if (value === null) return formatMessage(messages.noBase);
    if (kind === 'CURRENCY') return getCurrencyName(value);
    if (kind === 'LANGUAGE') return languageName(value, locale);
    if (kind === 'TIME_ZONE') return value.replaceAll('_', ' ');
    return value === 'DAY_FIRST' || value === 'MONTH_FIRST' ? formatMessage(messages[value]) : value;
  };
  return (
    <div>
      <div id={label} className={styles.label}>
        {formatMessage(messages.assumed)}
      </div>
      <dl className={styles.list} aria-labelledby={label}>
        {assumptions.map((one) => {
          const { kind, value, columns } = one;
          const list = formatList(columns, { type: 'unit' });
          return [
            <dt key={`${kind} ${value} term`} className={styles.term}>
              {formatMessage(messages[kind])}
            </dt>,
            <dd key={`${kind} ${value}`} className={styles.value}>
              <bdi>{toText(one)}</bdi>
              <span className={styles.columns}>
                {formatMessage(messages.columns, { count: columns.length, columns: list })}
              </span>
              {ofMapping.has(kind) && (
                <TextLink isInSentence to={`${href(paths.catalogImport, { catalogId })}?step=mapping&file=${fileId}`}>
                  {formatMessage(messages.inMapping)}
                </TextLink>
              )}
              {ofCatalog.has(kind) && (
                <TextLink isInSentence to={href(paths.catalogDetail, { catalogId })}>
                  {formatMessage(messages.inCatalog)}
                </TextLink>
              )}
            </dd>,
          ];
        })}
      </dl>
    </div>
  );
}
