<?php
// Runs a plugin as WordPress does, with small stand-ins for the functions that it calls, and prints what a reader of the
// article gets: php wordpress.php PLUGIN PLATFORM ADDRESS. The stand-ins do what those of WordPress 6.5 do.

[ , $plugin, $platform, $address ] = $argv;
error_reporting( E_ALL );
set_error_handler( function ( $level, $message, $file, $line ) {
	throw new ErrorException( $message, 0, $level, $file, $line );
} );

$actions   = array();
$providers = array();
$modules   = array();

function add_action( string $hook, callable $run, int $priority = 10, int $accepted_args = 1 ): bool {
	global $actions;
	$actions[ $hook ][ $priority ][] = $run;
	return true;
}

function do_action( string $hook ): void {
	global $actions;
	$runs = $actions[ $hook ] ?? array();
	ksort( $runs );
	foreach ( array_merge( ...$runs ) as $run ) {
		$run();
	}
}

// A pattern is a mask with stars, unless it says that it is an expression.
function wp_oembed_add_provider( string $format, string $provider, bool $regex = false ): void {
	global $providers;
	if ( ! $regex ) {
		$format = '#' . str_replace( '___wildcard___', '(.+)', preg_quote( str_replace( '*', '___wildcard___', $format ), '#' ) ) . '#i';
		$format = preg_replace( '|^#http\\\\://|', '#https?\://', $format );
	}
	$providers[ $format ] = $provider;
}

function wp_enqueue_script_module( string $id, string $src = '', array $deps = array(), $version = false ): void {
	global $modules;
	// A version that is null adds nothing to the address.
	$modules[ $id ] = null === $version ? $src : $src . '?ver=' . ( $version ?: '6.5' );
}

function wp_oembed_get( string $url, array $args ): string|false {
	global $providers;
	foreach ( $providers as $pattern => $provider ) {
		if ( ! preg_match( $pattern, $url ) ) {
			continue;
		}
		$answer = json_decode( file_get_contents( $provider . '?' . http_build_query( array( 'maxwidth' => $args['width'], 'maxheight' => $args['height'], 'url' => $url, 'dnt' => 1, 'format' => 'json' ) ) ) );
		return 'rich' === $answer->type ? $answer->html : false;
	}
	return false;
}

define( 'ABSPATH', __DIR__ . '/' );
define( 'LOGIKIT_URL', $platform );
require $plugin;

do_action( 'init' );
do_action( 'wp_enqueue_scripts' );
echo json_encode(
	array(
		'embedded' => wp_oembed_get( $address, array( 'width' => 645, 'height' => 968 ) ),
		'stranger' => wp_oembed_get( 'https://stranger.example/embed/problem-player?problem=1', array( 'width' => 645, 'height' => 968 ) ),
		'modules'  => $modules,
	)
);
