import { Link, Toast, ToastBody, ToastFooter, ToastTitle, ToastTrigger } from '@fluentui/react-components';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from '#routing/navigation';
import { returnToastFocus } from '#ui/state/returnFocus';
import type { ToastMessage } from '#ui/state/useToast';
import { VisuallyHidden } from '#ui/text/VisuallyHidden';
import { messages } from '../messages';

/** Separates the parts of a toast, which Fluent announces to screen readers as one text. */
const stop = <VisuallyHidden>. </VisuallyHidden>;

/** A message as a toast, with its actions. */
export function MessageToast({ message: { title, text, actions = [] } }: { message: ToastMessage }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  return (
    <Toast ref={returnToastFocus}>
      <ToastTitle
        action={
          <>
            {stop}
            <ToastTrigger>
              <Link>{formatMessage(messages.dismiss)}</Link>
            </ToastTrigger>
            {stop}
          </>
        }
      >
        {title}
      </ToastTitle>
      {text !== undefined && <ToastBody>{text} </ToastBody>}
      {actions.length > 0 && (
        <ToastFooter>
          {actions.map(({ label, to, onSelect }) => (
            <Fragment key={label}>
              <ToastTrigger>
                <Link onClick={() => (to === undefined ? onSelect?.() : navigate(to))}>{label}</Link>
              </ToastTrigger>
              {stop}
            </Fragment>
          ))}
        </ToastFooter>
      )}
    </Toast>
  );
}
