import type { SwaggerComponent, SwaggerPlugin } from 'swagger-ui-dist/swagger-ui-bundle.js';

/** The outlines of a locked and an open padlock in a square of 20 by 20. */
const LOCKS = {
  closed: 'M5 9h10v8H5ZM7 9V6a3 3 0 0 1 6 0v3',
  open: 'M3 9h10v8H3ZM11 9V6a3 3 0 0 1 6 0v1',
} as const;

/** A path needs a session if no alternative of its requirements is empty. */
const needsSession = (security: readonly object[] = [{}]): boolean =>
  security.every((requirement) => Object.keys(requirement).length > 0);

/**
 * Removes title, servers and the dialog for a token from Swagger UI, because the page has its own. It also replaces the
 * padlock, which shows whether a token was entered, by one that shows whether the path needs a token.
 */
export const pathsPlugin: SwaggerPlugin = ({ React: { createElement } }) => {
  const Access: SwaggerComponent = ({ operationProps }) => {
    const isClosed = needsSession(operationProps?.get('security')?.toJS());
    return createElement(
      'span',
      { className: isClosed ? 'path-access closed' : 'path-access open' },
      createElement(
        'svg',
        { viewBox: '0 0 20 20', 'aria-hidden': true, focusable: false },
        createElement('path', { d: isClosed ? LOCKS.closed : LOCKS.open }),
      ),
      isClosed ? 'Needs sign-in' : 'Public',
    );
  };
  return {
    components: {
      PathsLayout: ({ getComponent }) =>
        createElement(
          'div',
          { className: 'swagger-ui' },
          createElement(getComponent('errors', true)),
          createElement(getComponent('operations', true)),
        ),
      authorizeOperationBtn: () => null,
      DeepLink: ({ text = '' }) => createElement('span', null, text), // a link in a button cannot be reached by keyboard
      // A block that scrolls takes the focus, because the keyboard scrolls the focused block.
      PlainTextViewer: ({ className = '', children = '' }) =>
        createElement('pre', { className: `microlight ${className}`, tabIndex: 0 }, children),
    },
    wrapComponents: {
      OperationSummaryPath: (Path) => (props) =>
        createElement('span', { className: 'path-line' }, createElement(Path, props), createElement(Access, props)),
    },
  };
};
