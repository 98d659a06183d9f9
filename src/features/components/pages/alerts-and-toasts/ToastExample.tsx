import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useToast } from '#ui/state/useToast';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

/** Reports the outcome of an action without interrupting. */
export function ToastExample() {
  const toast = useToast();
  const remove = () =>
    toast.show({
      intent: 'success',
      title: 'Product deleted',
      actions: [{ label: 'Undo', onSelect: () => toast.info('Product restored') }],
    });
  return (
    <div className={useStyles().row}>
      <Button onClick={() => toast.success('Changes saved')}>Success</Button>
      <Button onClick={() => toast.info('A new version is available')}>Info</Button>
      <Button onClick={() => toast.error('Couldn’t save', 'Check your connection and try again.')}>Error</Button>
      <Button onClick={remove}>With an action</Button>
    </div>
  );
}
