import { expect, it } from 'vitest';
import { createFormatInference } from '#server/domain/attributes/inferFormat';

const infer = (values: readonly string[]) => {
  const inference = createFormatInference();
  for (const value of values) inference.add(value);
  const { type, options } = inference.getFormat();
  return [type, options.map(({ labels }) => labels[0]!.text)];
};

it.each([
  ['single values', ['Red', 'Blue', 'Red', 'Blue'], 'SELECT', ['Blue', 'Red']],
  [
    'lists that repeat their parts',
    ['Solid', 'Striped', 'Solid, Striped', 'Solid', 'Solid'],
    'MULTI_SELECT',
    ['Solid', 'Striped'],
  ],
  ['options with a comma', ['Red, matte', 'Blue', 'Red, matte', 'Blue'], 'SELECT', ['Blue', 'Red, matte']],
  [
    'as many parts as values',
    ['Red, matte', 'Red, glossy', 'Matte', 'Red, matte', 'Red, glossy', 'Matte'],
    'SELECT',
    ['Matte', 'Red, glossy', 'Red, matte'],
  ],
  [
    'more lists than a selection has options',
    ['A', 'B', 'C', 'D', 'A, B', 'A, C', 'B, C', 'B, D'],
    'MULTI_SELECT',
    ['A', 'B', 'C', 'D'],
  ],
  ['parts that would become one option', ['C', 'C+, C++', 'C+', 'C, C++', 'C', 'C+', 'C++', 'C++'], 'TEXT', []],
])('infers the options of %s', (_, values, type, options) => {
  expect(infer(values)).toEqual([type, options]);
});
