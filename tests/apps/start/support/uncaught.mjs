// Throws an error that nobody handles, of the kind that drivers make, as soon as the program says what is to become of one.

const { on } = process;
process.on = function begin(event, ...listeners) {
  if (event === 'uncaughtException')
    setImmediate(() => {
      throw Object.assign(new Error('duplicate key: secret-of-a-message'), {
        code: '23505',
        detail: 'Key (email)=(secret-of-a-row@people.example) already exists.',
      });
    });
  return on.call(this, event, ...listeners);
};
