import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useLastOpen } from '#ui/hooks/useLastOpen';
import { dialogMessages as messages } from '../messages';
import type { CategoryDialog, CategoryDialogProps } from './categoryDialog';

const CategoryNameDialog = lazy(() =>
  import('./CategoryNameDialog').then((module) => ({ default: module.CategoryNameDialog })),
);
const CategoryDetailsDialog = lazy(() =>
  import('./CategoryDetailsDialog').then((module) => ({ default: module.CategoryDetailsDialog })),
);
const CategoryMoveDialog = lazy(() =>
  import('./CategoryMoveDialog').then((module) => ({ default: module.CategoryMoveDialog })),
);
const CategoryDeleteDialog = lazy(() =>
  import('./CategoryDeleteDialog').then((module) => ({ default: module.CategoryDeleteDialog })),
);

export interface CategoryDialogsProps extends Omit<CategoryDialogProps, 'isOpen' | 'category'> {
  /** null if no dialog is open. */
  dialog: CategoryDialog | null;
}

/** The open dialog. It is loaded when it is first opened. */
export function CategoryDialogs({ dialog, ...props }: CategoryDialogsProps) {
  const { formatMessage } = useIntl();
  const { categories, changes, onChanged, onClose } = props;
  const category = categories.find(({ path }) => path === dialog?.path);
  // One that is removed or renamed elsewhere keeps its dialog, with what is typed in it.
  const about = useLastOpen(category !== undefined || dialog?.path === null, category);
  const isOpen = dialog !== null && (dialog.path ?? undefined) === about?.path;
  const shown = useLastOpen(isOpen, dialog);
  const count = about?.productCount ?? 0;
  return (
    <Suspense fallback={null}>
      {shown?.kind === 'create' && (
        <CategoryNameDialog
          isOpen={isOpen}
          title={
            about ? formatMessage(messages.createBelowTitle, { name: about.name }) : formatMessage(messages.createTitle)
          }
          name=""
          submitLabel={formatMessage(messages.createSubmit)}
          onSave={async (name) => onChanged(await changes.create(about?.path ?? null, name))}
          onClose={onClose}
        />
      )}
      {shown?.kind === 'rename' && about && (
        <CategoryNameDialog
          isOpen={isOpen}
          title={formatMessage(messages.renameTitle, { name: about.name })}
          text={count > 0 ? formatMessage(messages.changesProducts, { count }) : undefined}
          name={about.name}
          submitLabel={formatMessage(messages.renameSubmit)}
          onSave={async (name) => {
            if (name !== about.name) onChanged(await changes.rename(about.path, name));
          }}
          onClose={onClose}
        />
      )}
      {shown?.kind === 'details' && about && <CategoryDetailsDialog {...props} isOpen={isOpen} category={about} />}
      {shown?.kind === 'move' && about && <CategoryMoveDialog {...props} isOpen={isOpen} category={about} />}
      {shown?.kind === 'delete' && about && (
        <CategoryDeleteDialog {...props} key={about.path} isOpen={isOpen} category={about} />
      )}
    </Suspense>
  );
}
