import { useIntl } from 'react-intl';
import { severities } from '#entities/issue/severities';
import { grades } from '#entities/product/grades';
import { SelectFilter } from '#ui/filter/SelectFilter';
import { filterMessages } from './filterMessages';
import { listMessages } from './listMessages';
import { named, type ProductSelectsProps } from './ProductSelects';

/** The filters by brand, issues, and quality. */
export function OtherSelects({ catalog, state, onChange, Select = SelectFilter }: ProductSelectsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Select
        label={formatMessage(listMessages.brand)}
        anyLabel={formatMessage(filterMessages.anyBrand)}
        value={state.brand || null}
        options={named(catalog?.brands ?? [], state.brand)}
        onChange={(brand) => onChange({ brand: brand ?? '', page: 1 })}
      />
      <Select
        label={formatMessage(listMessages.issues)}
        anyLabel={formatMessage(filterMessages.anyIssues)}
        value={state.issues}
        options={severities.map((value) => ({ value, label: formatMessage(filterMessages[value]) }))}
        onChange={(issues) => onChange({ issues, page: 1 })}
      />
      <Select
        label={formatMessage(listMessages.quality)}
        anyLabel={formatMessage(filterMessages.anyGrade)}
        value={state.grade}
        options={grades.map((value) => ({ value, label: formatMessage(filterMessages.grade, { grade: value }) }))}
        onChange={(grade) => onChange({ grade, page: 1 })}
      />
    </>
  );
}
