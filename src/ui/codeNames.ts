import { createContext, useContext } from 'react';

/** What users call what data has the code of. The functions return the label, or else the code. */
export interface CodeNames {
  /** Takes the code of an attribute, or a name that products have it under. */
  attribute: (code: string) => string;
  channel: (code: string) => string;
  family: (code: string) => string;
  /** Whether the values of an attribute are HTML. Takes what `attribute` takes. */
  isHtml: (code: string) => boolean;
}

const toSame = (code: string) => code;

/** Names for where no labels are loaded. */
export const codesOnly: CodeNames = { attribute: toSame, channel: toSame, family: toSame, isHtml: () => false };

/** The names in a part of a page. */
export const CodeNamesContext = createContext(codesOnly);

/** Returns the names in this part of the page. */
export function useProvidedNames(): CodeNames {
  return useContext(CodeNamesContext);
}
