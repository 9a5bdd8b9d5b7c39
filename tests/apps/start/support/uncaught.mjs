// As soon as the program says what is to become of an error that nobody handles: throws one of the kind that drivers make, or, where
// the variable UNCAUGHT is `rejection`, leaves a promise that rejects with it.

const { on } = process;
process.on = function begin(event, ...listeners) {
  const listening = on.call(this, event, ...listeners);
  if (event === 'uncaughtException')
    setImmediate(() => {
      const error = Object.assign(new Error('duplicate key: secret-of-a-message'), {
        code: '23505',
        detail: 'Key (email)=(secret-of-a-row@people.example) already exists.',
      });
      if (process.env.UNCAUGHT !== 'rejection') throw error;
      void Promise.reject(error);
    });
  return listening;
};
