<?php
/**
 * Plugin Name: Logikit
 * Description: Paste the address of a Logikit puzzle on a line of its own, and the puzzle stands in your article.
 * Version: 1.0.0
 * Requires at least: 6.5
 */

defined( 'ABSPATH' ) || exit;

// Where your platform is: one line in wp-config.php, define( 'LOGIKIT_URL', 'https://…' );
defined( 'LOGIKIT_URL' ) || define( 'LOGIKIT_URL', 'https://logikit.example' );

// WordPress asks the platform itself what to show; nothing in an address is trusted.
add_action( 'init', function () {
	wp_oembed_add_provider( LOGIKIT_URL . '/embed/*', LOGIKIT_URL . '/oembed' );
} );

// Keeps every frame as high as what it shows.
add_action( 'wp_enqueue_scripts', function () {
	wp_enqueue_script_module( 'logikit-frame', LOGIKIT_URL . '/v1/frame.js', array(), null );
} );
