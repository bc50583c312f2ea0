/** A rule for oxlint: doors list their names by hand. */
const listed = {
  create: (context) => ({
    ExportAllDeclaration(node) {
      if (node.exported === null) context.report({ node, message: 'Doors list their names by hand.' });
    },
  }),
};

export default { meta: { name: 'doors' }, rules: { listed } };
