import { Link, Toast, ToastBody, ToastFooter, ToastTitle, ToastTrigger } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useNavigate } from '../../routing/navigation';
import { returnToastFocus } from '../../ui/state/returnFocus';
import type { ToastMessage } from '../../ui/state/useToast';
import { messages } from '../messages';

/** A message as a toast, with its actions. */
export function MessageToast({ message: { title, text, actions = [] } }: { message: ToastMessage }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  return (
    <Toast ref={returnToastFocus}>
      <ToastTitle
        action={
          <ToastTrigger>
            <Link>{formatMessage(messages.dismiss)}</Link>
          </ToastTrigger>
        }
      >
        {title}
      </ToastTitle>
      {text !== undefined && <ToastBody>{text}</ToastBody>}
      {actions.length > 0 && (
        <ToastFooter>
          {actions.map(({ label, to, onSelect }) => (
            <ToastTrigger key={label}>
              <Link onClick={() => (to === undefined ? onSelect?.() : navigate(to))}>{label}</Link>
            </ToastTrigger>
          ))}
        </ToastFooter>
      )}
    </Toast>
  );
}
