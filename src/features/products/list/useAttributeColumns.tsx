import { lazy, Suspense, useMemo } from 'react';
import type { Column } from '#ui/table/tableTypes';
import { toColumnId } from './columns/attributeColumns';
import type { ProductRowFragment } from './ProductList.generated';

const load = () => import('./columns/AttributeCell');
const AttributeCell = lazy(() => load().then((module) => ({ default: module.AttributeCell })));
const ScopeMark = lazy(() => load().then((module) => ({ default: module.ScopeMark })));
const AttributeHead = lazy(() => load().then((module) => ({ default: module.AttributeHead })));

/** Returns the value of an attribute that the list was asked for. */
export function findValue({ valuesOf }: Pick<ProductRowFragment, 'valuesOf'>, code: string) {
  return valuesOf?.find(({ attribute }) => attribute === code);
}

/** Says where the name of a product comes from if it is inherited. */
export function NameMark({ product }: { product: Pick<ProductRowFragment, 'valuesOf'> }) {
  const name = findValue(product, 'name');
  return (
    name?.isInherited && (
      <Suspense fallback={null}>
        <ScopeMark locale={name.locale} />
      </Suspense>
    )
  );
}

/** The columns of attributes, given by their codes. */
export function useAttributeColumns(
  codes: readonly string[],
  isScoped: boolean,
): readonly Column<ProductRowFragment>[] {
  return useMemo(
    () =>
      codes.map((code) => ({
        id: toColumnId(code),
        header: code,
        head: (
          <Suspense fallback={code}>
            <AttributeHead code={code} />
          </Suspense>
        ),
        cell: (product) => {
          const value = findValue(product, code);
          return (
            value && (
              <Suspense fallback={value.text}>
                <AttributeCell code={code} value={value} isScoped={isScoped} />
              </Suspense>
            )
          );
        },
        width: 148,
        isSortable: true,
      })),
    [codes, isScoped],
  );
}
