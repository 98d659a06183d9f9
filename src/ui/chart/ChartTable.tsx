import type { ChartData } from './chartTypes';

export interface ChartTableProps {
  label: string;
  data: ChartData;
  format: (value: number | null) => string;
}

/** The figures of a chart as a table: a row per category, a column per series. */
export function ChartTable({ label, data, format }: ChartTableProps) {
  return (
    <table>
      <caption>{label}</caption>
      <thead>
        <tr>
          <td />
          {data.series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.categories.map((category, at) => (
          <tr key={category}>
            <th scope="row">{category}</th>
            {data.series.map(({ name, values }) => (
              <td key={name}>{values[at] === undefined ? '' : format(values[at])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
