import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { SideDrawer } from '#ui/dialog/SideDrawer';

/** Details beside the page that they belong to. */
export function DrawerExample() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>View details</Button>
      <SideDrawer
        isOpen={isOpen}
        title="Trail Tent"
        note="SKU TT-200"
        footer={<Button onClick={() => setIsOpen(false)}>Done</Button>}
        onClose={() => setIsOpen(false)}
      >
        A light tent for two, with room for boots and backpacks.
      </SideDrawer>
    </>
  );
}
