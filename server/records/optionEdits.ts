import type { AttributeOptionRecord } from './attributes';

/** An option with another code or other labels, or one that another option takes the place of. */
export interface OptionChangeRecord {
  before: AttributeOptionRecord;
  /** As it is after the change. */
  after: AttributeOptionRecord;
  isMerged: boolean;
}

/** A text that means an option, as `normalizeOption` returns it. */
export interface OptionTextRecord {
  text: string;
  /** What values have in its place; null if they keep it. */
  to: string | null;
  /** Code of the option that it means after the change. */
  option: string;
}

/** A change of the options of an attribute, which products and conditions follow. */
export interface OptionsEditRecord {
  /** Id of the definition. */
  attributeId: string;
  /** Code of the attribute, and what it is called. */
  attribute: string;
  name: string;
  /** When the definition was changed. The jobs of all catalogs have the same. */
  at: string;
  /** Whether a value can name several options. */
  isList: boolean;
  changes: readonly OptionChangeRecord[];
  texts: readonly OptionTextRecord[];
}

/** A record with conditions or steps that followed changed options: its part with them, before and after. */
export interface FollowedRecord {
  table: 'catalogs' | 'categories' | 'views' | 'recipes';
  id: string;
  before: unknown;
  after: unknown;
}
