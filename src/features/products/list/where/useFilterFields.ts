import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { capitalize } from '#i18n/languageName';
import { withAncestors } from '../../core/list/productListParams';
import { useFilterFieldsQuery, type FilterFieldPartsFragment, type FilterFieldsQuery } from './FilterFields.generated';
import { readableName } from '#shared/readableName';
import { createOptionLabels } from './optionLabels';

/** A value of a field, and what it is called. */
export interface FieldOption {
  value: string;
  text: string;
}

/** A field that products can be filtered by. */
export interface FilterField extends Omit<FilterFieldPartsFragment, 'options'> {
  /** What its values can be, or are suggested to be if `isOpen`. */
  options: readonly FieldOption[];
  /** Whether any text can be compared. */
  isOpen: boolean;
}

/** The fields of a catalog, with what conditions on them can be limited to. */
export interface FilterFields {
  all: readonly FilterField[];
  catalog: FilterFieldsQuery['catalog'];
  find: (name: string) => FilterField | undefined;
}

/** What products of the catalog can be filtered by; undefined until it is loaded. */
export function useFilterFields(catalogId: string): FilterFields | undefined {
  const { formatMessage, locale } = useIntl();
  const { data } = useFilterFieldsQuery({ variables: { catalogId }, skip: catalogId === '' });
  return useMemo(() => {
    if (!data) return undefined;
    const { productFilterFields, catalog } = data;
    const labels = new Map(productFilterFields.map(({ name, label }) => [name, label]));
    const toLabel = createOptionLabels(formatMessage, labels);
    const suggest = ({ name, type }: FilterFieldPartsFragment): FieldOption[] => {
      const toOption = (value: string) => ({ value, text: value });
      if (type === 'CATEGORY') return withAncestors(catalog.categories).map(toOption);
      if (name === 'brand') return catalog.brands.map(toOption);
      return name === 'issue' ? catalog.issueKinds.map(({ code, label }) => ({ value: code, text: label })) : [];
    };
    const all = productFilterFields.map((field): FilterField => {
      const own = field.options.map(({ value, label }) => ({ value, text: toLabel(field.name, value, label) }));
      const isUnlisted = !field.hasOptions && own.length === 0 && field.name !== 'issue';
      const isOpen = field.type === 'TEXT' || (field.type === 'CHOICE' && isUnlisted);
      const label =
        field.name === `attribute:${field.label}` ? capitalize(readableName(field.label), locale) : field.label;
      return { ...field, label, options: own.length > 0 ? own : suggest(field), isOpen };
    });
    const byName = new Map(all.map((field) => [field.name, field]));
    return { all, catalog, find: (name: string) => byName.get(name) };
  }, [data, formatMessage, locale]);
}
