console.log('no games yet');
