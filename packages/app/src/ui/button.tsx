import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';

export interface ButtonProps extends AriaButtonProps {
  /** `main` for the one thing that a screen is for; `plain` for everything else. */
  readonly kind?: 'main' | 'plain';
}

export const Button = ({ kind = 'plain', ...props }: ButtonProps) => (
  <AriaButton {...props} className={`button ${kind}`} />
);
