import { DialogBody, DialogContent, DialogTitle } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FormDialog } from '#ui/dialog/FormDialog';
import { QueryView } from '#ui/state/QueryView';
import { useBulkEditChoicesQuery } from './BulkEdit.generated';
import { BulkEditForm, type BulkEditFormProps } from './BulkEditForm';
import { bulkEditMessages as messages } from './bulkEditMessages';
import { useRecipesQuery } from './recipes/Recipes.generated';
import type { BulkEditValues } from './stepValues';

export interface BulkEditDialogProps extends Pick<BulkEditFormProps, 'request' | 'onStarted' | 'onClose'> {
  isOpen: boolean;
  /** ID of the recipe whose steps are shown at first. */
  recipeId?: string;
}

/**
 * Changes many products step by step: shows what would change if the user wants to see that first, and starts the job.
 * What was entered is kept while the dialog is closed.
 */
export function BulkEditDialog({ isOpen, recipeId, request, onStarted, onClose }: BulkEditDialogProps) {
  const { formatMessage } = useIntl();
  const result = useBulkEditChoicesQuery({ variables: { catalogId: request.catalogId } });
  const recipes = useRecipesQuery({ variables: { catalogId: request.catalogId }, skip: recipeId === undefined });
  const isRead = recipeId === undefined || recipes.data !== undefined || recipes.error !== undefined;
  const [draft, setDraft] = useState<BulkEditValues | null>(null);
  // The dialog opens when it has fields, so that one of them gets the focus.
  const isLoaded = result.data !== undefined || result.error !== undefined;
  return (
    <FormDialog isOpen={isOpen && isLoaded && isRead} isLarge onClose={onClose}>
      {result.data && isRead ? (
        <BulkEditForm
          catalog={result.data.catalog}
          recipe={recipeId === undefined ? null : recipes.data?.bulkEditRecipes.find(({ id }) => id === recipeId)}
          request={request}
          draft={draft}
          onDraft={setDraft}
          onStarted={onStarted}
          onClose={onClose}
        />
      ) : (
        <DialogBody>
          <DialogTitle>{formatMessage(messages.title, { count: request.expectedCount })}</DialogTitle>
          <DialogContent>
            <QueryView result={result} skeleton={null}>
              {() => null}
            </QueryView>
          </DialogContent>
        </DialogBody>
      )}
    </FormDialog>
  );
}
