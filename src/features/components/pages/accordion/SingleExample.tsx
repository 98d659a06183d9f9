import { Accordion, AccordionHeader, AccordionItem, AccordionPanel } from '@fluentui/react-components';

const questions = [
  { id: 'delivery', title: 'Delivery', text: 'Orders placed before noon ship the same day.' },
  { id: 'returns', title: 'Returns', text: 'Send back what you don’t like within 30 days.' },
  { id: 'warranty', title: 'Warranty', text: 'All tents have a warranty of two years.' },
];

/** One section is open at a time. */
export function SingleExample() {
  return (
    <Accordion collapsible defaultOpenItems="delivery">
      {questions.map(({ id, title, text }) => (
        <AccordionItem key={id} value={id}>
          <AccordionHeader as="h3">{title}</AccordionHeader>
          <AccordionPanel>{text}</AccordionPanel>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
