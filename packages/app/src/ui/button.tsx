import { Button, type ButtonProps } from 'react-aria-components/Button';

export interface AppButtonProps extends Omit<ButtonProps, 'className'> {
  readonly look?: 'primary' | 'plain' | 'danger';
}

/** A button of the app. */
export const AppButton = ({ look = 'plain', ...props }: AppButtonProps) => (
  <Button {...props} className={`button ${look}`} />
);
