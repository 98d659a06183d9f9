import { Accordion, AccordionHeader, AccordionItem, AccordionPanel } from '@fluentui/react-components';
import { BoxRegular } from '@fluentui/react-icons/svg/box';
import { MoneyRegular } from '@fluentui/react-icons/svg/money';

/** Sections open independently, and one is not available yet. */
export function MultipleExample() {
  return (
    <Accordion multiple collapsible defaultOpenItems={['stock', 'prices']}>
      <AccordionItem value="stock">
        <AccordionHeader as="h3" icon={<BoxRegular />}>
          Stock
        </AccordionHeader>
        <AccordionPanel>128 in the warehouse, 12 on the way.</AccordionPanel>
      </AccordionItem>
      <AccordionItem value="prices">
        <AccordionHeader as="h3" icon={<MoneyRegular />}>
          Prices
        </AccordionHeader>
        <AccordionPanel>€249.00, and €199.00 until the end of the month.</AccordionPanel>
      </AccordionItem>
      <AccordionItem value="reviews" disabled>
        <AccordionHeader as="h3">Reviews</AccordionHeader>
        <AccordionPanel>No reviews yet.</AccordionPanel>
      </AccordionItem>
    </Accordion>
  );
}
