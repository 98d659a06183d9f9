import { useApolloClient } from '@apollo/client/react';
import { useRef, useState, type ReactNode } from 'react';
import { useLastOpen } from '#ui/hooks/useLastOpen';
import {
  AttributeTrialDocument,
  type AttributeFormFragment,
  type AttributeTrialQuery,
} from './AttributeForm.generated';
import type { AttributeValues } from './attributeSchema';
import { toFormatInput, toFormValues, toMergedInput } from './attributeValues';
import { SaveDialog } from './SaveDialog';

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Returns a function that resolves to whether to save changes of a stored attribute, and the dialog that asks for it if
 * stored values do not match them, rules, recipes, or views name an option that they remove, or products follow them.
 */
export function useSaveQuestion(attribute: AttributeFormFragment | undefined): {
  ask: (changed: AttributeValues) => Promise<boolean>;
  question: ReactNode;
} {
  const client = useApolloClient();
  const [preview, setPreview] = useState<AttributeTrialQuery['attributePreview'] | null>(null);
  const answerRef = useRef<(isWanted: boolean) => void>(undefined);
  const shown = useLastOpen(preview !== null, preview);
  const answer = (isWanted: boolean) => {
    setPreview(null);
    answerRef.current?.(isWanted);
  };
  const ask = async (changed: AttributeValues) => {
    const format = toFormatInput(changed);
    if (!attribute || isSame(format, toFormatInput(toFormValues(attribute)))) return true;
    const { id } = attribute;
    const { data } = await client.query({
      query: AttributeTrialDocument,
      variables: { input: { id, ...format, mergedOptions: toMergedInput(changed) } },
      fetchPolicy: 'no-cache',
    });
    const { mismatches = 0, references = [], followers = [] } = data?.attributePreview ?? {};
    if (!data || mismatches + references.length + followers.length === 0) return true;
    setPreview(data.attributePreview);
    return new Promise<boolean>((resolve) => (answerRef.current = resolve));
  };
  const question = shown && (
    <SaveDialog isOpen={preview !== null} preview={shown} onSave={() => answer(true)} onClose={() => answer(false)} />
  );
  return { ask, question };
}
