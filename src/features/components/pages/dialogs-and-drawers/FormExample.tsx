import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogTitle,
  Field,
  Input,
} from '@fluentui/react-components';
import { useState } from 'react';
import { FormDialog } from '#ui/dialog/FormDialog';

/** A short form. A click outside doesn’t close it, so that nothing typed is lost. */
export function FormExample() {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('Summer');
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Rename “{name}”</Button>
      <FormDialog isOpen={isOpen} onClose={close}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const entered = new FormData(event.currentTarget).get('name');
            if (typeof entered === 'string') setName(entered);
            close();
          }}
        >
          <DialogBody>
            <DialogTitle>Rename catalog</DialogTitle>
            <DialogContent>
              <Field label="Name" required>
                <Input name="name" defaultValue={name} />
              </Field>
            </DialogContent>
            <DialogActions>
              <Button onClick={close}>Cancel</Button>
              <Button appearance="primary" type="submit">
                Rename
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </FormDialog>
    </>
  );
}
