import type { OperationVariables } from '@apollo/client';

/** Options of a generated hook: needed when the operation has a required variable, optional otherwise. */
export type HookOptions<Options, Variables extends OperationVariables> =
  Record<string, never> extends Variables
    ? [options?: Options]
    : [options: Options & ({ variables: Variables } | { skip: true })];
