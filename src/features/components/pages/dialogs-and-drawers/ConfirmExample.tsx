import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog';
import { useToast } from '#ui/state/useToast';

/** Asks before an action that can’t be undone. */
export function ConfirmExample() {
  const [isOpen, setIsOpen] = useState(false);
  const toast = useToast();
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Delete catalog</Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Delete “Summer”?"
        confirmLabel="Delete catalog"
        isDanger
        onConfirm={() => toast.success('Nothing was deleted. This is an example.')}
        onClose={() => setIsOpen(false)}
      >
        This permanently deletes the catalog and its 24 products. You can’t undo this.
      </ConfirmDialog>
    </>
  );
}
