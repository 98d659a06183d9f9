import { Button, Tooltip } from '@fluentui/react-components';

/** The tooltip says more about a button that has a name already. */
export function DescriptionExample() {
  return (
    <Tooltip content="Creates a new version for all sales channels" relationship="description">
      <Button appearance="primary">Publish</Button>
    </Tooltip>
  );
}
