import { Dropdown, Field, Input, Option, Select } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { Transform } from '../../importDraft';
import { transformMessages as messages } from './transformMessages';
import { getArgument, getColumns, transformProblem } from './transforms';

export interface TransformArgumentsProps {
  transform: Transform;
  /** The other columns of the file. */
  columns: readonly string[];
  onChange: (transform: Transform) => void;
}

/** The arguments of a transformation, depending on its type. */
export function TransformArguments({ transform, columns, onChange }: TransformArgumentsProps) {
  const { formatMessage } = useIntl();
  const { type, argument, replacement } = transform;
  const problem = transformProblem(transform);
  const change = (value: string) => onChange({ ...transform, argument: value });
  const validation = { validationMessage: problem ? formatMessage(problem) : undefined };
  switch (type) {
    case 'TRIM':
    case 'UPPERCASE':
    case 'LOWERCASE':
    case 'OPPOSITE':
      return null;
    case 'NUMBER':
      return (
        <Field label={formatMessage(messages.NUMBER_argument)}>
          <Select value={argument ?? '.'} onChange={(_event, { value }) => change(value)}>
            <option value=".">{formatMessage(messages.point)}</option>
            <option value=",">{formatMessage(messages.comma)}</option>
          </Select>
        </Field>
      );
    case 'UNIT_COLUMN':
      return (
        <Field label={formatMessage(messages.UNIT_COLUMN_argument)} {...validation}>
          <Select value={argument ?? ''} onChange={(_event, { value }) => change(value)}>
            {['', ...columns].map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      );
    case 'FIRST_OF': {
      const selected = getColumns(transform);
      return (
        <Field label={formatMessage(messages.FIRST_OF_argument)} {...validation}>
          <Dropdown
            multiselect
            selectedOptions={selected}
            value={selected.join(', ')}
            onOptionSelect={(_event, data) => change(getArgument(data.selectedOptions))}
          >
            {columns.map((name) => (
              <Option key={name}>{name}</Option>
            ))}
          </Dropdown>
        </Field>
      );
    }
    default:
      return (
        <>
          <Field label={formatMessage(messages[`${type}_argument`])} {...validation}>
            <Input value={argument ?? ''} onChange={(_event, { value }) => change(value)} />
          </Field>
          {type === 'REPLACE' && (
            <Field label={formatMessage(messages.replacement)}>
              <Input
                value={replacement ?? ''}
                onChange={(_event, { value }) => onChange({ ...transform, replacement: value })}
              />
            </Field>
          )}
        </>
      );
  }
}
